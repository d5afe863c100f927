import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type default as Provider } from 'oidc-provider';
import { credentialProblems } from '@portal/domain/identity/credentials';
import { paths, sitePath } from '@portal/domain/site/paths';
import { DomainError } from '../../../core/domain-error.ts';
import { networkOf } from '../../../core/http/client-address.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { serverPageHeaders } from '../../../core/pages/server-page.ts';
import { accountQueries, type User } from '../accounts/accounts.queries.ts';
import { signUpProblems, type SignUp } from '../accounts/accounts.service.ts';
import type { LoginService } from '../login/login.service.ts';
import { MESSAGES } from '../messages.ts';
import { readCookies } from '../sessions/cookie-header.ts';
import { signInSecond } from '../sessions/sign-in-time.ts';
import type { SignUpService } from '../sign-up/sign-up.service.ts';
import { codeForm, signInForm, signUpForm } from './forms.ts';
import { formPage, messagePage } from './pages.ts';

interface Deps {
  readonly provider: Provider;
  readonly login: LoginService;
  /** Absent where people make no accounts themselves. */
  readonly signUp: SignUpService | undefined;
}

interface Step {
  Params: { uid: string };
  Body: Record<string, unknown>;
}

/** The sign-in and sign-up pages. Which person is asked is bound to the signed cookie of the step, so no other site can post here. */
export async function interactionRoutes(
  app: FastifyInstance,
  deps: ModuleDeps,
  { provider, login, signUp }: Deps,
): Promise<void> {
  const { config, clock, database, events } = deps;
  const canSignUp = signUp !== undefined;
  const accounts = accountQueries(database.db);
  const brand = config.tenant.classBrand.name;

  const send = (reply: FastifyReply, page: string, status = 200) =>
    reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);

  const signUpPage = async (uid: string) =>
    signUp
      ? formPage(signUpForm(brand, uid, { form: await signUp.written(uid) }))
      : messagePage({
          title: MESSAGES.signUpOffTitle,
          text: MESSAGES.signUpOff,
          link: { label: MESSAGES.apply, href: sitePath(paths.registerTeacher()) },
        });

  /** The running step, whose id must be the one in the address. */
  async function stepOf(request: FastifyRequest<Step>, reply: FastifyReply) {
    const step = await provider.interactionDetails(request.raw, reply.raw);
    if (step.uid !== request.params.uid) throw new errors.SessionNotFound('another step');
    return step;
  }

  async function finish(request: FastifyRequest<Step>, reply: FastifyReply, user: User, prompt: string) {
    await accounts.signedIn(user.id, deviceOf(request), clock.now());
    const login = { accountId: user.id, ts: signInSecond(user, clock.now()) };
    const result = { login, ...(prompt === 'create' ? { create: {} } : {}) };
    const to = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
    return reply.header('cache-control', 'no-store').redirect(to, 303);
  }

  const page = { config: { rateClass: 'page' } } as const;

  function signUpRoutes(scope: FastifyInstance, service: SignUpService): void {
    const codePage = async (uid: string, state: { problem?: string; alert?: string } = {}) =>
      formPage(codeForm(brand, uid, { email: (await service.written(uid))?.contact, ...state }));

    scope.post<Step>('/oidc/interaction/:uid/sign-up', page, async (request, reply) => {
      const { uid } = await stepOf(request, reply);
      const form: SignUp = {
        name: text(request.body, 'name'),
        contact: text(request.body, 'contact'),
        username: text(request.body, 'username'),
        password: text(request.body, 'password'),
        passwordConfirm: text(request.body, 'passwordConfirm'),
      };
      const fields = signUpProblems(form);
      const again = (alert: string, status: number) =>
        send(reply, formPage(signUpForm(brand, uid, { form, fields, alert })), status);
      if (Object.keys(fields).length) return again(MESSAGES.fixFields, 400);
      try {
        await service.begin(uid, form, networkOf(request.ip));
        return await send(reply, await codePage(uid));
      } catch (error) {
        const { alert, status } = refusalOf(error, reply);
        return again(alert, status);
      }
    });

    scope.get<Step>('/oidc/interaction/:uid/sign-up/code', page, async (request, reply) => {
      const { uid } = await stepOf(request, reply);
      return send(reply, await codePage(uid));
    });

    scope.post<Step>('/oidc/interaction/:uid/sign-up/code', page, async (request, reply) => {
      const { uid, prompt } = await stepOf(request, reply);
      const code = text(request.body, 'code');
      if (!code.trim()) return send(reply, await codePage(uid, { problem: MESSAGES.codeMissing }), 400);
      try {
        const user = await service.finish(uid, code);
        events.emit('user.created', { userId: user.id });
        return await finish(request, reply, user, prompt.name);
      } catch (error) {
        if (error instanceof DomainError && error.code === 'ACCOUNT_EXISTS') {
          const { email: contact, ...own } = error.fields ?? {};
          const fields = contact ? { contact } : own;
          const form = await service.written(uid);
          return send(
            reply,
            formPage(signUpForm(brand, uid, { form, fields, alert: MESSAGES.fixFields })),
            error.status,
          );
        }
        const { alert, status } = refusalOf(error, reply);
        return send(reply, await codePage(uid, { alert }), status);
      }
    });
  }

  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 8_192 },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.addHook('onRequest', async (request, reply) => {
      void reply.headers(serverPageHeaders(config));
      if (!readCookies(request.headers.cookie)['portal_device'])
        void reply.header('set-cookie', deviceCookie(config.isSecure));
    });
    scope.setErrorHandler((error: unknown, request, reply) => {
      const isGone = error instanceof errors.SessionNotFound;
      const { statusCode = 500, status = statusCode } = error as { statusCode?: number; status?: number };
      if (!isGone && status >= 500) request.log.error({ err: error }, 'interaction failed');
      return send(
        reply,
        messagePage({
          title: MESSAGES.stepExpiredTitle,
          text: isGone ? MESSAGES.stepExpired : MESSAGES.providerErrorText,
          link: { label: MESSAGES.backToLogin, href: sitePath(paths.login()) },
          small: request.id,
        }),
        isGone ? 400 : status,
      );
    });

    scope.get<Step>('/oidc/interaction/:uid', page, async (request, reply) => {
      const { uid, prompt, params } = await stepOf(request, reply);
      const wantsSignUp = prompt.name === 'create' || params['screen_hint'] === 'signup';
      return send(reply, wantsSignUp ? await signUpPage(uid) : formPage(signInForm(brand, uid, { canSignUp })));
    });
    scope.get<Step>('/oidc/interaction/:uid/sign-in', page, async (request, reply) => {
      const { uid } = await stepOf(request, reply);
      return send(reply, formPage(signInForm(brand, uid, { canSignUp })));
    });
    scope.get<Step>('/oidc/interaction/:uid/sign-up', page, async (request, reply) => {
      const { uid } = await stepOf(request, reply);
      return send(reply, await signUpPage(uid));
    });

    scope.post<Step>('/oidc/interaction/:uid/sign-in', page, async (request, reply) => {
      const { uid, prompt } = await stepOf(request, reply);
      const account = text(request.body, 'account');
      const password = text(request.body, 'password');
      const { username, ...others } = credentialProblems({ username: account, password });
      const fields = { ...others, ...(username && { account: username }) };
      const again = (alert: string | undefined, status: number) =>
        send(reply, formPage(signInForm(brand, uid, { account, fields, alert, canSignUp })), status);
      if (Object.keys(fields).length) return again(undefined, 400);
      try {
        const user = await login.authenticate({
          account,
          password,
          ip: networkOf(request.ip),
          deviceId: deviceOf(request),
        });
        return await finish(request, reply, user, prompt.name);
      } catch (error) {
        const { alert, status } = refusalOf(error, reply);
        return again(alert, status);
      }
    });

    if (signUp) signUpRoutes(scope, signUp);
    done();
  });
}

/** What a page says of a refusal (LOG-5: the server's sentence, then an exclamation mark); anything else is thrown on. */
function refusalOf(error: unknown, reply: FastifyReply): { alert: string; status: number } {
  if (!(error instanceof DomainError)) throw error;
  if (error.retryAfter) void reply.header('retry-after', String(error.retryAfter));
  return { alert: `${error.message}!`, status: error.status };
}

/** A field of the form as storable text; anything else counts as empty. */
function text(body: Record<string, unknown> | undefined, name: string): string {
  const value = body?.[name];
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\u0000') ? value.slice(0, 1_000) : '';
}

// These pages have no script to send the device's id, so the device is known by a cookie of its own.
const deviceOf = (request: FastifyRequest) => {
  const device = readCookies(request.headers.cookie)['portal_device'];
  return device && /^[0-9a-f-]{36}$/.test(device) ? device : undefined;
};

const deviceCookie = (isSecure: boolean) =>
  `portal_device=${randomUUID()}; Path=/oidc; Max-Age=31536000; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
