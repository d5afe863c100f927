import { createApi } from '@reduxjs/toolkit/query/react';
import { localProblem } from './api-problem.ts';
import { renewingBaseQuery } from './base-query.ts';

const reported = new Set<string>();

// Developers should see what was wrong with an answer once, not on every poll; users see an ordinary problem.
function report(endpointName: string, issues: unknown): void {
  if (process.env.NODE_ENV === 'production' || reported.has(endpointName)) return;
  reported.add(endpointName);
  console.error(`The answer of ${endpointName} does not fit its contract`, issues);
}

/** The one server-state cache; each `*.api.ts` file adds its endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: renewingBaseQuery,
  tagTypes: [
    'ApplicationContract',
    'Assignment',
    'AssignmentTemplate',
    'BookingRules',
    'Calendar',
    'CalendarFeed',
    'Chat',
    'Class',
    'ClassInvitation',
    'ClassList',
    'Course',
    'CourseList',
    'Directory',
    'Document',
    'ExternalCalendar',
    'FamilyDoor',
    'FamilyGuardians',
    'FamilyHomework',
    'FamilyLecture',
    'FamilyLessons',
    'FamilyLink',
    'FamilyReviews',
    'FamilySummary',
    'FreeSlot',
    'GradingComment',
    'GuestLink',
    'InvitationLetter',
    'Lecture',
    'Lesson',
    'LessonDesk',
    'LessonEvidence',
    'LessonMove',
    'LessonPack',
    'Library',
    'Notification',
    'NotificationAnswer',
    'NotificationCount',
    'NotificationList',
    'NotificationSettings',
    'NotificationUnread',
    'Operator',
    'OpsQueue',
    'OpsItemDetails',
    'Profile',
    'ProfileStatus',
    'Recording',
    'RecordingConsent',
    'Review',
    'Submission',
    'SubmissionQueue',
    'TeacherProfile',
    'TeacherProfilePreview',
    'Ticket',
    'TicketList',
    'TimeOff',
    'Today',
    'TrialTimes',
    'Withdrawal',
    'ReplyTemplate',
  ],
  refetchOnReconnect: true,
  endpoints: () => ({}),
  onSchemaFailure: (error, { endpoint }) => report(endpoint, error.issues),
  catchSchemaFailure: () => localProblem('MALFORMED'),
});
