import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '../base-api.ts';

interface State {
  readonly api: ReturnType<typeof baseApi.reducer>;
}
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;
type Read = ThunkAction<unknown, State, unknown, UnknownAction>;
interface Readable {
  initiate(argument: unknown, options: { subscribe: false; forceRefetch: true }): Read;
}

const renewFile = (id: string) => async (dispatch: Dispatch, getState: () => State) => {
  const endpoints = baseApi.endpoints as Record<string, Readable>;
  const readAgain = Object.values(getState().api.queries).flatMap((read) =>
    read?.endpointName && JSON.stringify(read.data)?.includes(`"${id}"`)
      ? dispatch(endpoints[read.endpointName]!.initiate(read.originalArgs, { subscribe: false, forceRefetch: true }))
      : [],
  );
  await Promise.allSettled(readAgain);
};

/** Reads again whatever was read that names a file: the answers bring addresses of it that have not ended. Never rejects. */
export function useRenewFile(): (id: string) => Promise<void> {
  const dispatch = useDispatch<Dispatch>();
  return useCallback((id) => dispatch(renewFile(id)), [dispatch]);
}
