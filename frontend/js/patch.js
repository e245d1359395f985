/**
 * RFC 6902 patches, the part the service sends: add, remove and replace.
 * A patched document shares every branch the patch did not touch with the document before it.
 */

/** @typedef {{op: "add" | "replace", path: string, value: any} | {op: "remove", path: string}} Operation */

/** @param {string} step */
const unescape = (step) => step.replaceAll("~1", "/").replaceAll("~0", "~");

/**
 * @param {any} node
 * @param {string[]} path  at least one step
 * @param {Operation} operation
 * @returns {any} a copy of `node` with the operation done
 */
function patched(node, path, operation) {
  if (node === null || typeof node !== "object") throw new Error(`patch: no such branch: ${operation.path}`);
  const [step = "", ...rest] = path;
  const list = Array.isArray(node);
  const key = list && step === "-" ? node.length : step;
  const there = Object.hasOwn(node, key);
  const inserts = rest.length === 0 && operation.op === "add";
  if (!there && !inserts) throw new Error(`patch: no such value: ${operation.path}`);
  if (list && inserts && !(Number(key) >= 0 && Number(key) <= node.length))
    throw new Error(`patch: no such place: ${operation.path}`);
  const copy = list ? [...node] : { ...node };
  if (rest.length) copy[key] = patched(node[key], rest, operation);
  else if (list && operation.op !== "replace") {
    if (operation.op === "add") copy.splice(Number(key), 0, operation.value);
    else copy.splice(Number(key), 1);
  } else if (operation.op === "remove") delete copy[key];
  else copy[key] = operation.value;
  return copy;
}

/**
 * @template T
 * @param {T} document
 * @param {readonly Operation[]} patch
 * @returns {T} the patched document; `document` itself stays as it was
 * @throws {Error} when an operation names a place the document does not have, or is of another kind
 */
export function applyPatch(document, patch) {
  return patch.reduce((result, operation) => {
    if (!["add", "remove", "replace"].includes(operation.op))
      throw new Error(`patch: unknown operation ${operation.op}`);
    const path = operation.path.split("/").slice(1).map(unescape);
    if (path.length) return patched(result, path, operation);
    if (operation.op === "remove") throw new Error("patch: the whole document cannot be removed");
    return operation.value;
  }, document);
}
