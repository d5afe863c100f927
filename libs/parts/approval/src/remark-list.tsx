import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { messages } from './messages.ts';

/** A remark with the way to its field. */
export interface ListedRemark {
  /** Place of the field in the form: `packages.0.fee`. */
  path: string;
  /** Name of the field. */
  label: string;
  remark: string;
  /** Something was changed there since it was decided; null while that is not known. */
  isChanged: boolean | null;
  href: string;
}

export interface RemarkListProps {
  remarks: readonly ListedRemark[];
  /** Leads to a field of the same page in the place of following its link. */
  onFollow?: ((path: string) => void) | undefined;
}

/** All that the reviewer asks for, each with the way to its field and whether something was changed there. */
export function RemarkList({ remarks, onFollow }: RemarkListProps) {
  const titleId = useId();
  const changed = remarks.filter(({ isChanged }) => isChanged).length;
  if (remarks.length === 0) return null;
  return (
    <div>
      <chakra.p textStyle="label" color="fg">
        <span id={titleId}>{messages.remarks(remarks.length)}</span>
        {changed > 0 && (
          <chakra.span fontWeight="normal" color="fg.muted">
            {` · ${messages.remarksChanged(changed, remarks.length)}`}
          </chakra.span>
        )}
      </chakra.p>
      <chakra.ul aria-labelledby={titleId} listStyleType="none" display="grid" gap="1.5" mt="1">
        {remarks.map(({ path, label, remark, isChanged, href }, at) => (
          <chakra.li key={at} display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
            <TextLink
              touch
              linkAs={RouterLink}
              href={href}
              minW="0"
              overflowWrap="anywhere"
              onClick={(event) => {
                if (!onFollow) return;
                event.preventDefault();
                onFollow(path);
              }}
            >
              {`${label}: ${remark}`}
            </TextLink>
            {isChanged !== null && <ChangeMark isChanged={isChanged} />}
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  );
}

function ChangeMark({ isChanged }: { isChanged: boolean }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      color={isChanged ? 'fg.success' : 'fg.error'}
      textStyle="label"
    >
      <Icon as={isChanged ? CircleCheck : CircleDashed} size={16} />
      {isChanged ? messages.changed : messages.unchanged}
    </chakra.span>
  );
}
