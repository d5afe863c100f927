import { createContext, useContext } from 'react';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';

const Zone = createContext(DEFAULT_TIME_ZONE);

/** Tells everything below it in which zone moments are shown; without one it is the marketplace's. */
export const ZoneProvider = Zone.Provider;

/** IANA name of the zone in which moments are shown here. */
export const useZone = (): string => useContext(Zone);
