import { type ComponentType, createElement, type LazyExoticComponent, useState } from 'react';
import type { OpsDesk } from '@portal/domain/ops/ops-desk';
import { late } from '@portal/ui/late';

/** Places of the portal that a section may fill. The set is closed: another one needs a decision record. */
export type SlotName = 'header' | 'home' | 'settings';

export interface PortalRoute {
  /** Full path below the site prefix, in React Router's notation (`/notification/:id`). */
  readonly path: string;
  /** Name of the page in the window's title; unique among the routes. */
  readonly title: string;
  /** The same of a page that speaks Vietnamese too: the frame around it does so as well. */
  readonly vietnameseTitle?: string;
  /**
   * `account` and `operator` routes send an anonymous visitor to the login page and back (RTE-12). The latter do not exist
   * for teachers, and an operator is led from any other page to hers.
   */
  readonly access: 'public' | 'account' | 'operator';
  /** Whoever opens its link from a mail sees it: an operator is not led away. */
  readonly byLink?: true;
  /** Whoever comes without a session is no teacher: the frame offers her neither menu nor sign-in. */
  readonly isForFamilies?: true;
  /** A grid that takes all the width there is; every other page ends where lines of text become too long to read. */
  readonly isWide?: true;
  /** A list and, from 1024 px on, beside it what was chosen in it: both reach the edges of the frame (`SplitView`). */
  readonly isSplit?: true;
  /** A page of work that takes all the room below the header, the side menu's too; it brings its own way back. */
  readonly isFocused?: true;
  readonly page: ComponentType;
  /** Loads the page's code ahead of time, on idle or when a link to it is pointed at. */
  readonly preload?: () => Promise<unknown>;
}

export interface SectionLink {
  readonly label: string;
  /** Other words by which the command palette finds it. */
  readonly words?: readonly string[];
  readonly path: string;
  /** What the paths of its pages begin with, or any of several; `path` unless named. */
  readonly base?: string | readonly string[];
  /** Offered to an operator who works there; its address answers everybody of the team, and the platform says whose it is. */
  readonly desk?: OpsDesk;
}

export interface SectionNav {
  readonly label: string;
  /** Other words by which the command palette finds it. */
  readonly words?: readonly string[];
  readonly icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>;
  /** Position in the menu, ascending. */
  readonly order: number;
  readonly path: string;
  /** What the current path must contain for the entry to be active (DRW-2), or any of several; `path` unless named. */
  readonly base?: string | readonly string[];
  readonly links?: readonly SectionLink[];
}

/** Something to make or do from anywhere: an address that begins it. */
export interface SectionCommand extends SectionLink {
  readonly icon?: SectionNav['icon'];
}

/** All that a section brings to the portal; the portal knows sections only through this object. */
export interface PortalSection {
  readonly id: string;
  readonly nav?: SectionNav;
  readonly routes: readonly PortalRoute[];
  /** What a teacher can make or do from anywhere, through the command palette. */
  readonly commands?: readonly SectionCommand[];
  readonly slots?: Partial<Record<SlotName, LazyExoticComponent<ComponentType>>>;
}

/** Names a section; a field that the portal does not know does not compile. */
export function defineSection(section: PortalSection): PortalSection {
  return section;
}

/** `page` and `preload` of a route from one import: `...lazyPage(async () => (await import('./x-page.tsx')).XPage)`. */
export function lazyPage(load: () => Promise<ComponentType>): Pick<Required<PortalRoute>, 'page' | 'preload'> {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  const preload = () =>
    (loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        // A chunk that failed on a bad connection may come on the next try.
        loading = undefined;
        throw error;
      },
    ));
  const Later = late(async () => ({ default: await preload() }));
  function Page() {
    // `lazy` waits even for what is here, and an outline once drawn stays for 300 ms. Chosen once: another type later
    // would begin the page anew.
    const [Shown] = useState(() => loaded ?? Later);
    return createElement(Shown);
  }
  return { page: Page, preload };
}
