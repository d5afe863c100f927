import { problemOf } from '@portal/api/api-problem';
import { useToast } from '@portal/portal-core/show-toast';

/** Tells the team, and says so; that it was told before is no failure, and is said in the server's words. Rejects otherwise. */
export function useTelling(done: string): (telling: Promise<unknown>) => Promise<void> {
  const toast = useToast();
  return async (telling) => {
    try {
      await telling;
      toast({ type: 'success', title: done });
    } catch (error) {
      const { code, message } = problemOf(error);
      if (code !== 'REPORT_EXISTS') throw error;
      toast({ type: 'success', title: message });
    }
  };
}
