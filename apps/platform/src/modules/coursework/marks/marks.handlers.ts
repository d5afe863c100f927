import type { marksContract } from '@portal/domain/coursework/marks.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { marksService } from './marks.service.ts';

export function marksHandlers(marks: ReturnType<typeof marksService>): Handlers<typeof marksContract> {
  return {
    getSubmissionMarks: async ({ params: { id }, caller: { userId } }) => ({ data: await marks.read(userId, id) }),

    async saveFileMarks({ params: { id, fileId }, body, caller: { userId } }) {
      await marks.draw(userId, id, fileId, body);
      const { files, ...data } = await marks.read(userId, id);
      // What was saved, and not what another tab may have drawn since: whoever goes on from that would take it away.
      const saved = { fileId, version: body.version + 1, marks: body.marks };
      return { data: { ...data, files: files.map((file) => (file.fileId === fileId ? saved : file)) } };
    },

    async saveVoiceComment({ params: { id }, body, caller: { userId } }) {
      await marks.say(userId, id, body);
      return { data: await marks.read(userId, id) };
    },
  };
}
