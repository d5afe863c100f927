import type { thanksContract } from '@portal/domain/points/thanks.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { PointsDeps } from '../points-deps.ts';
import type { ThankYouService } from './thanks.service.ts';

export function thanksHandlers(
  { families: { callers } }: Pick<PointsDeps, 'families'>,
  thanks: ThankYouService,
): Handlers<typeof thanksContract> {
  return {
    getThanks: async ({ params, caller }) => ({
      data: await thanks.get(await callers.familyOf(caller), params.lessonId),
    }),
    giveThanks: async ({ params, body, caller }) => ({
      data: await thanks.give(await callers.speaking(caller), params.lessonId, body.text),
    }),
  };
}
