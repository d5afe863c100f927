import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles, vietnameseTitles } from './title-messages.ts';

/** The live room of a lesson: the teacher's side, the guests' side and the check of the devices (CLS-3). No menu entry: lessons lead here. */
export const liveSection = defineSection({
  id: 'live',
  routes: [
    {
      path: paths.deviceCheck(),
      title: titles.check,
      access: 'account',
      ...lazyPage(async () => (await import('./lobby/device-check-page.tsx')).DeviceCheckPage),
    },
    {
      path: paths.liveRoom.pattern,
      title: titles.room,
      access: 'account',
      ...lazyPage(async () => (await import('./room/host-room-page.tsx')).HostRoomPage),
    },
    {
      path: paths.liveGuest.pattern,
      title: titles.guest,
      vietnameseTitle: vietnameseTitles.guest,
      access: 'public',
      isForFamilies: true,
      ...lazyPage(async () => (await import('./room/guest-room-page.tsx')).GuestRoomPage),
    },
  ],
});
