import type { ProfileViewer } from '@portal/domain/profile/teacher-profile';
import { paths } from '@portal/portal-core/paths';

export type PreviewOf = 'DRAFT' | 'PUBLISHED';

/** Addresses of the section that only it uses. */
export const profilePaths = {
  preview: (as?: ProfileViewer, of?: PreviewOf) => {
    const query = new URLSearchParams({ ...(as && { as: as.toLowerCase() }), ...(of && { of: of.toLowerCase() }) });
    return [`${paths.teacherProfile()}/preview`, query].filter((part) => String(part) !== '').join('?');
  },
} as const;
