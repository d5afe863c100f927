import { chakra } from '@chakra-ui/react/styled-system';
import { type FileRef, isTooLargeToLook } from '@portal/domain/assets/file';
import type { Lecture } from '@portal/domain/coursework/lecture';
import { Button } from '@portal/ui/button';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { hostMaterial as words } from './material-messages.ts';
import { showableAs } from './showable.ts';

/** One file of a lecture: shown to all, or taken away again. */
export function LectureFile({ lecture, file }: { lecture: Lecture; file: FileRef }) {
  const { material } = useRoom().state;
  const request = useRequest();
  const isShown = material?.kind === 'FILE' && material.fileId === file.id;
  const as = showableAs(file, lecture.downloadAllowed);
  const hint = { VIEW: null, SAVE: words.saveOnly, NONE: isTooLargeToLook(file) ? words.tooLarge : words.notShowable }[
    as ?? 'NONE'
  ];
  const toggle = () =>
    void request('live.material', isShown ? null : { kind: 'FILE', lectureId: lecture.id, fileId: file.id });
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="2">
      <chakra.span flex="1 1 8rem" minW="0" overflowWrap="anywhere" textStyle="body.sm">
        {file.name}
        {hint && (
          <chakra.span display="block" textStyle="caption" color="fg.muted">
            {hint}
          </chakra.span>
        )}
      </chakra.span>
      {as && (
        <Button
          size="sm"
          minH="touch"
          variant={isShown ? 'solid' : 'outline'}
          aria-label={isShown ? words.hideOne(file.name) : words.showOne(file.name)}
          onClick={toggle}
        >
          {isShown ? words.hide : words.show}
        </Button>
      )}
    </chakra.li>
  );
}
