/** Passkeys: the browser is asked with what the service says, and its answer goes back as JSON. */

/** Can this browser make and use passkeys on this page? They need https, or a page of this machine. */
export const passkeysHere = () =>
  "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Somebody has closed the browser's question, or had nothing to answer it with. */
export class NoPasskey extends Error {}

/**
 * @param {() => Promise<Credential | null>} ask
 * @returns {Promise<object>} the credential as JSON
 * @throws {NoPasskey}
 */
async function answered(ask) {
  /** @type {Credential | null} */
  let credential;
  try {
    credential = await ask();
  } catch (error) {
    if (error instanceof DOMException) throw new NoPasskey(error.message);
    throw error;
  }
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey();
  return credential.toJSON();
}

/** Makes a passkey. @param {any} options  of the service @returns {Promise<object>} @throws {NoPasskey} */
export const makePasskey = (options) =>
  answered(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );

/** Uses one. @param {any} options  of the service @returns {Promise<object>} @throws {NoPasskey} */
export const usePasskey = (options) =>
  answered(() => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }));
