import { CLASS_TABS, type ClassTab } from '@portal/domain/classes/classes.contract';
import { paths } from '@portal/domain/site/paths';

export const tabPath = (tab: ClassTab): string => paths.classesTab(tab);

export const tabOfPath = (pathname: string): ClassTab => CLASS_TABS.find((tab) => pathname === tabPath(tab)) ?? 'all';
