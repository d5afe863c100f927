import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MaterialView } from '@portal/domain/live/live-material';
import type { Config } from '../../../core/config/config.ts';
import type { FileStates } from '../files/file-states.queries.ts';
import { givenHeaders, viewOf } from './content-headers.ts';
import type { SendContent } from './send-content.ts';

export interface GivenFile {
  readonly name: string;
  /** How a page may draw it; null where it can only be saved. */
  readonly view: MaterialView | null;
}

/** Files that another module gives to readers of its own choice, at addresses of its own. */
export interface GivenFiles {
  find(id: string): Promise<GivenFile | undefined>;
  /** Answers with the bytes; whoever asks has checked that this reader may have them so. */
  send(request: FastifyRequest, reply: FastifyReply, given: { id: string; as: 'VIEW' | 'SAVE' }): Promise<unknown>;
}

interface Deps {
  readonly config: Config;
  readonly states: FileStates;
  readonly sendContent: SendContent;
}

/** Files for the pages of the portal, without an address that lives longer than the occasion. */
export function givenFiles({ config, states, sendContent }: Deps): GivenFiles {
  const framedBy = [config.origin, ...config.corsOrigins];
  return {
    async find(id) {
      const file = await states.byId(id);
      return file?.state === 'CHECKED' ? { name: file.name, view: viewOf(file) } : undefined;
    },
    async send(request, reply, { id, as }) {
      const file = await states.byId(id);
      if (as === 'VIEW') void reply.removeHeader('x-frame-options');
      const headers = file && givenHeaders(file, { as, framedBy });
      return sendContent(request, reply, { file, variant: 'file', ...(headers && { headers }) });
    },
  };
}
