import { problemOf } from '@portal/api/api-problem';
import { useAnswerEnrollmentRequestMutation } from '@portal/api/classes/enrollments.api';
import { requests as words } from '../invitation-messages.ts';
import { useNewestInvitation } from './use-newest-invitation.ts';

type Answer = Parameters<ReturnType<typeof useAnswerEnrollmentRequestMutation>[0]>[0]['body'];

/** Answers a family. It rejects with a problem; where somebody else was first, in words that say so. */
export function useAnswerRequest(classId: string) {
  const [send, { isLoading }] = useAnswerEnrollmentRequestMutation();
  const show = useNewestInvitation(classId);
  async function answer(requestId: string, body: Answer): Promise<void> {
    try {
      show(await send({ id: classId, requestId, body }).unwrap());
    } catch (error) {
      const problem = problemOf(error);
      throw problem.code === 'WRONG_STATE' ? { ...problem, message: words.answered } : problem;
    }
  }
  return { answer, isSending: isLoading };
}
