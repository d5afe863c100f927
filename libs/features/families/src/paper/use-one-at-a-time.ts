import { useRef, useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';

/** Carries out what a button does: a second press while it runs does nothing, and a refusal stays until the next try. */
export function useOneAtATime() {
  const runs = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  async function run(action: () => Promise<void>): Promise<ApiProblem | null> {
    if (runs.current) return null;
    runs.current = true;
    setIsRunning(true);
    setProblem(null);
    let refused: ApiProblem | null = null;
    try {
      await action();
    } catch (error) {
      refused = problemOf(error);
      setProblem(refused);
    }
    runs.current = false;
    setIsRunning(false);
    return refused;
  }
  return { run, isRunning, problem };
}
