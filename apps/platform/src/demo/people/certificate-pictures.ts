import { fileURLToPath } from 'node:url';
import type { ProfileDraft } from '@portal/domain/profile/teacher-profile';
import type { FinishedPicture } from '../../modules/assets/module.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import type { buildProfiles } from './profiles.ts';

const FOLDER = new URL('../../../assets/demo/', import.meta.url);
const assetPath = (name: string) => fileURLToPath(new URL(name, FOLDER));

const holds = (version: ProfileDraft, fileId: string) =>
  version.certificates.some((certificate) => certificate.fileId === fileId);

/** The pictures of the certificates that the demo profiles name; that of the rejected teacher cannot be read. */
export function certificatePictures({
  profiles,
  submissions,
}: Pick<ReturnType<typeof buildProfiles>, 'profiles' | 'submissions'>): FinishedPicture[] {
  return profiles.flatMap(({ userId, draft }) =>
    draft.certificates.map(({ name, fileId }) => {
      const drawing = userId === DEMO_ACCOUNTS.rejected.id ? 'certificate-blurred' : 'certificate';
      const id = fileId!;
      const holding = submissions.filter(({ userId: of, snapshot }) => of === userId && holds(snapshot, id));
      return {
        id,
        ownerId: userId,
        location: 'CERTIFICATE',
        name: `${name}.png`,
        path: assetPath(`${drawing}.png`),
        previewPath: assetPath(`${drawing}.preview.webp`),
        usedBy: [`profile:${userId}`, ...holding.map((submission) => `profile-submission:${submission.id}`)],
      };
    }),
  );
}
