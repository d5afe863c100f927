/** A whole address of a page that anybody can open: encrypted, of a host with a dot, without a name and password in it. */
export function isHttpsUrl(text: string): boolean {
  // `URL` mends what is not quite an address: spaces, a missing slash.
  if (!/^https:\/\/[^\s/]/i.test(text) || /\s/.test(text)) return false;
  if (!URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  if (username || password) return false;
  const labels = hostname.split('.');
  return labels.length > 1 && labels.every((label) => label !== '');
}
