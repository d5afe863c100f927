/** As much of an address as its owner needs to know it again: how long it is cannot be read off. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = [...email.slice(0, at)];
  return `${name.slice(0, name.length > 4 ? 3 : 1).join('')}****${email.slice(at)}`;
}
