import { classStudentsContract as contract } from '@portal/domain/classes/class-students.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** Who is in a class, in its lessons, its room and its homework is another one from now on. */
const changed = {
  invalidatesTags: [
    'Assignment',
    'Calendar',
    'Chat',
    'Class',
    'ClassInvitation',
    'ClassList',
    'Directory',
    'FamilyLink',
    'InvitationLetter',
    'Lesson',
    'LessonDesk',
    'LessonMove',
    'Today',
  ],
} as const;

/** Students who leave a class, and where they go on. */
export const classStudentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFormerStudents: build.query({ ...fromContract(contract.listFormerStudents), providesTags: ['Class'] }),
    // Seats are taken and given elsewhere too: what a refusal says is read again.
    listMoveTargets: build.query({
      ...fromContract(contract.listMoveTargets),
      providesTags: ['ClassList', 'ClassInvitation'],
    }),
    removeStudent: build.mutation({ ...fromContract(contract.removeStudent), ...changed }),
    moveStudent: build.mutation({ ...fromContract(contract.moveStudent), ...changed }),
  }),
});

export const { useListFormerStudentsQuery, useListMoveTargetsQuery, useRemoveStudentMutation, useMoveStudentMutation } =
  classStudentsApi;
