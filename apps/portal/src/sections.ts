// One line for each section; the portal learns everything else about it from the object.
export { homeSection } from '@portal/home';
export { notificationsSection } from '@portal/notifications';
export { scheduleSection } from '@portal/schedule';
export { calendarConnectionsSection } from '@portal/calendar-connections';
export { profileSection } from '@portal/profile';
export { courseCatalogueSection } from '@portal/course-catalogue';
export { courseEditorSection } from '@portal/course-editor';
export { opsSection } from '@portal/ops';
export { recruitingSection } from '@portal/recruiting';
export { classesSection } from '@portal/classes';
export { lessonsSection } from '@portal/lessons';
export { liveSection } from '@portal/live';
export { familiesSection } from '@portal/families';
export { teachersSection } from '@portal/teachers';
export { reviewsSection } from '@portal/reviews';
export { teachingPlanSection } from '@portal/teaching-plan';
export { assignmentsSection } from '@portal/assignments';
