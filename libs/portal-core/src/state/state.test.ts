import fc from 'fast-check';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { aCalendarEvent, aLesson } from '@portal/testing/schedule/calendar-builders';
import { createPortalStore } from '../store.ts';
import {
  directoryCleared,
  eventsMet,
  lessonsMet,
  selectEvents,
  selectLessons,
  selectUsers,
  usersMet,
} from './directory.slice.ts';
import { audioStarted, audioStopped, selectAudioPlaying } from './media.slice.ts';
import { profileCleared, profileLoaded, selectProfile } from './profile.slice.ts';
import {
  firstProfileSettled,
  loadingChanged,
  localeChanged,
  menuToggled,
  notFoundChanged,
  selectIsLoading,
  selectIsMenuOpen,
  selectIsNotFound,
  selectLoadingProfileFirst,
  selectLocale,
} from './site.slice.ts';
import { selectToast, toastClosed, toastShown } from './toast.slice.ts';

const student = (id: string, name = '학생') => ({ id, name, avatar: null });

describe('the shared client state', () => {
  it('starts as the source says [STA-1] [SITE-1] [SES-1]', () => {
    const state = createPortalStore().getState();
    expect(selectLocale(state)).toBe('en-US');
    expect(selectIsLoading(state)).toBe(false);
    expect(selectLoadingProfileFirst(state)).toBe(true);
    expect(selectIsMenuOpen(state)).toBe(false);
    expect(selectIsNotFound(state)).toBe(false);
    expect(selectProfile(state)).toBeNull();
    expect(selectAudioPlaying(state)).toBeNull();
    expect([selectUsers(state), selectEvents(state), selectLessons(state)]).toEqual([[], [], []]);
    expect(selectToast(state)).toMatchObject({ duration: 3_000, show: false });
  });

  it('follows what happens to the site [STA-1]', () => {
    const { dispatch, getState } = createPortalStore();
    dispatch(localeChanged('ko-KR'));
    dispatch(loadingChanged(true));
    dispatch(firstProfileSettled());
    dispatch(menuToggled(true));
    dispatch(notFoundChanged(true));
    expect(getState().site).toEqual({
      locale: 'ko-KR',
      isLoading: true,
      loadingProfileFirst: false,
      isMenuOpen: true,
      isNotFound: true,
    });
  });

  it('keeps one toast: the newest replaces the one before and counts as another [TST-1] [STA-1]', () => {
    const { dispatch, getState } = createPortalStore();
    dispatch(toastShown({ type: 'error', title: '오류', message: '다시 해 주세요.' }));
    const first = selectToast(getState()).serial;
    dispatch(toastShown({ type: 'success', title: 'Đăng nhập thành công!', lang: 'vi' }));
    expect(selectToast(getState())).toMatchObject({
      show: true,
      type: 'success',
      message: '',
      lang: 'vi',
      duration: 3_000,
    });
    expect(selectToast(getState()).serial).not.toBe(first);
    dispatch(toastClosed());
    expect(selectToast(getState()).show).toBe(false);
  });

  it('knows the signed-in person and forgets her [STA-1]', () => {
    const { dispatch, getState } = createPortalStore();
    dispatch(profileLoaded(aProfile()));
    expect(selectProfile(getState())?.id).toBe('user-math');
    dispatch(profileCleared());
    expect(selectProfile(getState())).toBeNull();
  });

  it('plays one sound at a time, and a late end does not silence the next one [STA-1]', () => {
    const { dispatch, getState } = createPortalStore();
    dispatch(audioStarted('a'));
    dispatch(audioStarted('b'));
    dispatch(audioStopped('a'));
    expect(selectAudioPlaying(getState())).toBe('b');
    dispatch(audioStopped('b'));
    expect(selectAudioPlaying(getState())).toBeNull();
  });

  it('appends users, events and lessons instead of replacing them [STA-1]', () => {
    const { dispatch, getState } = createPortalStore();
    dispatch(usersMet([student('a'), student('b')]));
    dispatch(usersMet([student('c'), student('a', '새 이름')]));
    dispatch(eventsMet([aCalendarEvent({ id: 'e1' })]));
    dispatch(eventsMet([aCalendarEvent({ id: 'e2' })]));
    dispatch(lessonsMet([aLesson({ id: 'l1' })]));
    dispatch(lessonsMet([aLesson({ id: 'l2' })]));
    expect(selectUsers(getState()).map(({ id, name }) => id + name)).toEqual(['a새 이름', 'b학생', 'c학생']);
    expect(selectEvents(getState()).map(({ id }) => id)).toEqual(['e1', 'e2']);
    expect(selectLessons(getState()).map(({ id }) => id)).toEqual(['l1', 'l2']);
    dispatch(directoryCleared());
    expect(selectUsers(getState())).toEqual([]);
  });

  it('never loses or doubles a person, in whatever batches they come [STA-1]', () => {
    const batches = fc.array(
      fc.array(
        fc.nat(12).map((n) => student(`u${n}`)),
        { maxLength: 6 },
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(batches, (lists) => {
        const { dispatch, getState } = createPortalStore();
        for (const list of lists) dispatch(usersMet(list));
        const ids = selectUsers(getState()).map(({ id }) => id);
        expect(ids).toEqual([...new Set(lists.flat().map(({ id }) => id))]);
      }),
      { numRuns: 60 },
    );
  });
});
