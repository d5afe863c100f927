import { useEffect, useState } from 'react';

/** How long a new answer stands out. */
const NEW_MS = 3000;

/** Which answers came since she looks on; those that were there from the beginning are no news. */
export function useNewAnswers(answers: readonly string[] | undefined): readonly string[] {
  const [known, setKnown] = useState(answers);
  if (!known && answers) setKnown(answers);
  const all = answers?.join('\n');
  useEffect(() => {
    if (all === undefined) return undefined;
    const timer = setTimeout(() => setKnown(all.split('\n')), NEW_MS);
    return () => clearTimeout(timer);
  }, [all]);
  return known && answers ? answers.filter((answer) => !known.includes(answer)) : [];
}
