// One line for each section; the portal learns everything else about it from the object.
export { homeSection } from '@portal/home';
export { notificationsSection } from '@portal/notifications';
export { scheduleSection } from '@portal/schedule';
