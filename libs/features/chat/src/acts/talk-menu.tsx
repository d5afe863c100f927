import {
  Archive,
  ArchiveRestore,
  Ban,
  BookOpen,
  CheckCheck,
  Ellipsis,
  Flag,
  MessageCircleReply,
  Pin,
  PinOff,
} from 'lucide-react';
import { useId, useState } from 'react';
import { reportsApi } from '@portal/api/chat/reports.api';
import type { Chat, ChatRoom } from '@portal/domain/chat/chats.contract';
import { isMuted, MUTE_SPANS } from '@portal/domain/chat/states/mute';
import { paths } from '@portal/domain/site/paths';
import { now } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { isReported } from '@portal/reporting/is-reported';
import { koreanReportWords as report } from '@portal/reporting/report-words';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu, type MenuItem } from '@portal/ui/menu';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { acts as words } from '../acts-messages.ts';
import { ReportDialog } from '../reports/report-dialog.tsx';
import { mutedMoment } from './muted-moment.ts';
import { useTalkActs } from './use-talk-acts.ts';

interface TalkMenuProps {
  talk: ChatRoom & Partial<Pick<Chat, 'classId'>>;
  /** Where the talk is named, of several in a list. */
  titleId?: string;
  /** Once the talk was put away. */
  onArchived: () => void;
}

const ON = 'ON';
const STILL = 'STILL';
const icon = (as: typeof Pin) => <Icon as={as} size={16} />;

/** Everything that is done with one talk, from its row and from its head. */
export function TalkMenu({ talk, titleId, onArchived }: TalkMenuProps) {
  const { title, kind, classId, isPinned, isArchived, mute, block, waitingSince, waitableSeq } = talk;
  const nameId = useId();
  const acts = useTalkActs();
  const zone = useTeacherZone();
  const [asked, setAsked] = useState<'block' | 'report' | null>(null);
  // As far as it is known: a row asks for nothing.
  const { data: reports } = reportsApi.endpoints.listChatReports.useQueryState({ id: talk.id });
  const wasReported = isReported(reports, null);
  const isQuiet = isMuted(mute, now());
  const until = isQuiet && mute?.until ? mutedMoment(mute.until, now(), zone) : null;

  async function archive() {
    if ((await acts.archive(talk, !isArchived)) && !isArchived) onArchived();
  }
  const items: MenuItem[] = [
    ...(classId ? [{ id: 'class', label: words.toClass, icon: icon(BookOpen), href: paths.classRoot(classId) }] : []),
    ...(waitingSince
      ? [{ id: 'settle', label: words.settle, icon: icon(CheckCheck), onSelect: () => void acts.settle(talk) }]
      : []),
    ...(waitableSeq !== null
      ? [
          {
            id: 'unsettle',
            label: words.unsettle,
            icon: icon(MessageCircleReply),
            onSelect: () => void acts.unsettle(talk, waitableSeq),
          },
        ]
      : []),
    {
      id: 'pin',
      label: isPinned ? words.unpin : words.pin,
      icon: icon(isPinned ? PinOff : Pin),
      onSelect: () => void acts.pin(talk, !isPinned),
    },
    {
      id: 'archive',
      label: isArchived ? words.unarchive : words.archive,
      icon: icon(isArchived ? ArchiveRestore : Archive),
      onSelect: () => void archive(),
    },
    {
      id: 'report',
      label: wasReported ? words.reported : report.item,
      icon: icon(Flag),
      onSelect: () => setAsked('report'),
      disabled: wasReported,
      separated: true,
    },
    ...(kind === 'P2P'
      ? [
          block === 'MINE'
            ? { id: 'block', label: words.unblock, icon: icon(Ban), onSelect: () => void acts.block(talk, false) }
            : { id: 'block', label: words.block, icon: icon(Ban), onSelect: () => setAsked('block'), danger: true },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        label={words.menu}
        linkAs={RouterLink}
        trigger={
          <IconButton
            label={words.menu}
            icon={<Icon as={Ellipsis} size={20} />}
            boxSize="touch"
            flexShrink="0"
            {...(titleId && { 'aria-labelledby': `${titleId} ${nameId}` })}
          >
            {titleId && <VisuallyHidden id={nameId}>{words.menu}</VisuallyHidden>}
          </IconButton>
        }
        items={items}
        choice={{
          label: words.mute.title,
          value: isQuiet ? (until === null ? 'ALWAYS' : STILL) : ON,
          options: [
            { value: ON, label: words.mute.on },
            ...(until === null ? [] : [{ value: STILL, label: words.mute.until(until) }]),
            ...MUTE_SPANS.map((span) => ({ value: span, label: words.mute[span] })),
          ],
          onChoose(value) {
            if (value !== STILL) void acts.mute(talk, MUTE_SPANS.find((span) => span === value) ?? null);
          },
        }}
      />
      <AlertDialog
        open={asked === 'block'}
        title={words.blockTitle(title)}
        confirmLabel={words.block}
        danger
        onConfirm={() => {
          setAsked(null);
          void acts.block(talk, true);
        }}
        onCancel={() => setAsked(null)}
      >
        {words.blockBody}
      </AlertDialog>
      <ReportDialog roomId={talk.id} message={null} open={asked === 'report'} onClose={() => setAsked(null)} />
    </>
  );
}
