import { useCompareProfileQuery } from '@portal/api/profile/profile.api';
import { VersionCompare, type Versions } from '@portal/approval/version-compare';
import { compareMessages } from '../history-messages.ts';
import type { VersionOption } from './version-options.ts';

interface CompareVersionsProps {
  id: string;
  options: readonly VersionOption[];
  versions: Versions;
  onChoose: (versions: Versions) => void;
}

/** What is different between any two versions of the profile. */
export function CompareVersions(props: CompareVersionsProps) {
  const { versions } = props;
  const query = useCompareProfileQuery(versions, { skip: versions.from === versions.to });
  return <VersionCompare {...props} words={compareMessages} query={query} />;
}
