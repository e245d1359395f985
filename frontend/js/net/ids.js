/** @returns {string} 128 random bits in hexadecimal; also on pages without https, where randomUUID is missing */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
