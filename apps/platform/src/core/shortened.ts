/** The text, or as much of it as `most` characters hold with a sign that it goes on; cut between characters. */
export function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
