/** Style sheets that only some pages need. */

/** @param {string} href @returns {Promise<HTMLLinkElement>} once its rules are in force */
export function styled(href) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve(link);
    link.onerror = () => reject(new Error(`no style sheet at ${href}`));
    document.head.append(link);
  });
}
