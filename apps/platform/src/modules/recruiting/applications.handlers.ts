import type { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import type { Handlers } from '../../core/http/implement.ts';
import type { applicationsService } from './applications.service.ts';

export function applicationsHandlers(
  applications: ReturnType<typeof applicationsService>,
): Handlers<typeof applicationsContract> {
  return {
    async submitForm({ body, context }) {
      const { code, reviewDueAt } = await applications.submit(body, context.ip);
      return { data: { code, reviewDueAt: reviewDueAt.toISOString() } };
    },
    async mailFormCode({ body, context }) {
      await applications.mailCode(body.email, context.ip);
      return {};
    },
    getFormStatus: async ({ query }) => ({ data: await applications.status(query) }),
    correctForm: async ({ params, body }) => ({ data: await applications.correct(params.code, body) }),
  };
}
