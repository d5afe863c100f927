import { useGetClassInvitationQuery } from '@portal/api/classes/enrollments.api';

/** How many seats can be kept for whoever is invited now: those who wait come first. Undefined as long as it is not known. */
export function useSeatsToKeep(classId: string): number | undefined {
  const { currentData } = useGetClassInvitationQuery({ id: classId });
  if (!currentData) return undefined;
  const waiting = currentData.requests.filter(({ state }) => state === 'WAITING').length;
  return Math.max(0, currentData.seats.free - waiting);
}
