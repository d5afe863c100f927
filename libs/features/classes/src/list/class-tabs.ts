import { CLASS_TABS, type ClassTab } from '@portal/domain/classes/classes.contract';
import { classPaths } from '../summary/class-paths.ts';

export const tabPath = (tab: ClassTab): string => `${classPaths.base}/${tab}`;

export const tabOfPath = (pathname: string): ClassTab => CLASS_TABS.find((tab) => pathname === tabPath(tab)) ?? 'all';
