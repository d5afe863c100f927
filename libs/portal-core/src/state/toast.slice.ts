import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LIMITS } from '@portal/domain/tenant/limits';

export interface ToastContent {
  readonly type: 'success' | 'error';
  readonly title: string;
  readonly message?: string;
  /** Language of the texts where it is not Korean (SITE-2). */
  readonly lang?: 'vi' | 'en';
}

interface ToastState {
  /** Milliseconds of the state's own default; the toast on screen closes after LIMITS.toastMs (TST-2). */
  duration: number;
  show: boolean;
  type: ToastContent['type'];
  title: string;
  message: string;
  lang: ToastContent['lang'] | null;
  /** Grows with each toast, so that an equal text in a row starts its time anew. */
  serial: number;
}

const initialState: ToastState = {
  duration: LIMITS.toastDefaultMs,
  show: false,
  type: 'success',
  title: '',
  message: '',
  lang: null,
  serial: 0,
};

export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    toastShown: (state, { payload }: PayloadAction<ToastContent>) => ({
      duration: state.duration,
      show: true,
      type: payload.type,
      title: payload.title,
      message: payload.message ?? '',
      lang: payload.lang ?? null,
      serial: state.serial + 1,
    }),
    toastClosed: (state) => void (state.show = false),
  },
  selectors: { selectToast: (state) => state },
});

export const { toastClosed, toastShown } = toastSlice.actions;
export const { selectToast } = toastSlice.selectors;
