import type { FastifyInstance } from 'fastify';
import { loginTypeContract } from '@portal/domain/identity/login-type.contract';
import { operatorsContract } from '@portal/domain/identity/operators.contract';
import { passwordLinksContract } from '@portal/domain/identity/password-links.contract';
import { sessionContract } from '@portal/domain/identity/session.contract';
import type { Profile } from '@portal/domain/identity/user';
import type { OpsDesk } from '@portal/domain/ops/ops-desk';
import type { Caller, FindCaller } from '../../core/caller.ts';
import type { Db, Tx } from '../../core/database/database.ts';
import { implement } from '../../core/http/implement.ts';
import { createRateLimiter } from '../../core/http/rate-limit.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import type { PortalProvider } from '../../core/pages/portal-document.ts';
import { accountQueries, type User } from './accounts/accounts.queries.ts';
import { createUser, type NewUser } from './accounts/accounts.service.ts';
import { type AccountFacts, type NewTeacher, newTeachers } from './accounts/new-teachers.ts';
import { createPasswords } from './accounts/passwords.ts';
import { type CodesService, codesService } from './codes/codes.service.ts';
import { externalSignIn } from './external/external-sign-in.ts';
import { startHousekeeping } from './housekeeping.ts';
import type { MailLetter } from './letters.ts';
import { loginTypeHandlers } from './login/login-type.handlers.ts';
import { loginService } from './login/login.service.ts';
import { installationKeys } from './oidc/installation-keys.ts';
import { interactionRoutes } from './oidc/interaction.routes.ts';
import { logoutGate } from './oidc/logout-gate.ts';
import { mountProvider } from './oidc/mount.ts';
import { answerFailures } from './oidc/provider-failures.ts';
import { CLIENT_ID, createProvider } from './oidc/provider.ts';
import { tokenGate } from './oidc/token-gate.ts';
import { operatorsHandlers } from './operators/operators.handlers.ts';
import { type NewOperator, operatorsService } from './operators/operators.service.ts';
import { passwordLinksHandlers } from './password-links/password-links.handlers.ts';
import { passwordLinks } from './password-links/password-links.service.ts';
import { type IdentityProofs, identityProofs } from './proof/identity-proof.service.ts';
import { sessionHandlers } from './sessions/session.handlers.ts';
import { sessionService } from './sessions/session.service.ts';
import { type AnswerSignIn, signInAnswer } from './sessions/sign-in-answer.ts';
import { signUpService } from './sign-up/sign-up.service.ts';
import { providerProofs } from './social/provider-proofs.ts';

export type { NewUser } from './accounts/accounts.service.ts';
export type { NewTeacher } from './accounts/new-teachers.ts';
export type { CodesService } from './codes/codes.service.ts';
export type { NewOperator } from './operators/operators.service.ts';
export type { IdentityProofs, Proven, Prover } from './proof/identity-proof.service.ts';
export { accountView } from './published-views.ts';
export { LINK_HOURS } from './password-links/password-links.service.ts';
export type { User } from './accounts/accounts.queries.ts';

export interface IdentityModule extends PlatformModule {
  readonly findCaller: FindCaller;
  /** Adds an account in the caller's transaction; throws ACCOUNT_EXISTS. */
  createUser(tx: Tx | Db, user: NewUser): Promise<User>;
  /** Hashes once for many accounts with one password, as demo data has them. */
  hashPassword(password: string): Promise<string>;
  getUser(tx: Tx | Db, id: string): Promise<User | undefined>;
  /** Names by id; an id that nobody has is missing. */
  namesOf(tx: Tx | Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  profileStatusOf(tx: Tx | Db, id: string): Promise<Profile['profileStatus'] | undefined>;
  /** At which desks somebody of the team works; nobody else works at any. */
  desksOf(tx: Tx | Db, id: string): Promise<readonly OpsDesk[]>;
  setDesks(tx: Tx, id: string, desks: readonly OpsDesk[]): Promise<void>;
  /**
   * Makes an operator by a command on the server and mails her the way in. The ticket with which she sets her password, where this
   * installation keeps passwords. Throws ACCOUNT_EXISTS.
   */
  inviteOperator(operator: NewOperator): Promise<string | undefined>;
  /** A new way in for an operator, in the same manner. Throws NOT_FOUND, WRONG_STATE. */
  sendOperatorLink(email: string): Promise<string | undefined>;
  setProfileStatus(tx: Tx | Db, id: string, status: Profile['profileStatus']): Promise<void>;
  /** The account of a teacher who has shown that an address is hers. Throws ACCOUNT_EXISTS where somebody else has it. */
  teacherOf(tx: Tx, teacher: NewTeacher): Promise<{ readonly id: string; readonly isNew: boolean }>;
  /** What is known of the account with an address, whoever has it. */
  accountWith(on: Tx | Db, email: string): Promise<AccountFacts | undefined>;
  /** The teacher who signs in with this name, phone or address; nobody else is found. */
  teacherCalled(on: Tx | Db, account: string): Promise<string | undefined>;
  /** Whether its owner can sign in to an account. */
  hasWayIn(on: Tx | Db, id: string): Promise<boolean>;
  /** The ticket with which she makes one; undefined where she has one. */
  wayIn(tx: Tx, id: string): Promise<string | undefined>;
  /** Codes by which somebody shows that a mailbox is hers. */
  readonly codes: CodesService;
  /** How somebody who is signed in shows once more that it is she. */
  readonly proofs: IdentityProofs;
  /** What the portal has to know to sign people in. */
  providerOfPortal(): Promise<PortalProvider>;
  /** The caller of a socket ticket, once. */
  consumeSocketTicket(ticket: string): Promise<Caller | undefined>;
}

/** Accounts, sign-in by password and by OpenID, sessions and their tokens. */
export function identityModule(deps: ModuleDeps, { mail }: { readonly mail: MailLetter }): IdentityModule {
  const { database, clock, config } = deps;
  const passwords = createPasswords();
  const external = config.externalProvider && externalSignIn(deps, config.externalProvider);
  const sessions = sessionService(deps, external?.lookUp);
  const accounts = accountQueries;
  const links = external
    ? undefined
    : passwordLinks({
        database,
        clock,
        passwords,
        sessions,
        onSet: (tx, userId) => operators.passwordSet(tx, userId),
      });
  const { firstWayIn, ...teachers } = newTeachers({ clock, passwords, links });
  const codes = codesService({ ...deps, mail });
  const login = loginService(database, { clock, passwords, perMinute: config.loginLimitPerMinute });
  const operators = operatorsService({ ...deps, passwords, sessions, links, mail });

  /** The provider at /oidc, with its pages; every other way to sign in ends in its tokens. */
  async function ownProvider(app: FastifyInstance): Promise<AnswerSignIn> {
    const keys = await installationKeys(database.db);
    const losses = {
      family: (grantId: string) => sessions.end(grantId, 'REVOKED'),
      accessToken: (digest: string) => sessions.forgetToken(digest),
    };
    const provider = createProvider({ db: database.db, clock, config, keys, losses });
    answerFailures(provider, deps.log);
    provider.use(tokenGate(deps, sessions) as Parameters<typeof provider.use>[0]);
    provider.use(logoutGate(sessions) as Parameters<typeof provider.use>[0]);
    const signUp = config.signUp ? signUpService({ ...deps, passwords, codes, firstWayIn }) : undefined;
    await interactionRoutes(app, deps, { provider, login, signUp });
    await mountProvider(app, provider, config);
    return signInAnswer(deps, provider);
  }

  return {
    async register(app) {
      const answerSignIn = await (external ? external.ready().then(() => undefined) : ownProvider(app));
      const prove = providerProofs(config.social, deps);
      implement(app, sessionContract, sessionHandlers(deps, { answerSignIn, login, sessions }));
      implement(app, loginTypeContract, loginTypeHandlers(deps, { answerSignIn, login, prove }));
      implement(app, operatorsContract, operatorsHandlers(operators));
      if (links) {
        const tries = createRateLimiter(clock, config.loginLimitPerMinute || Number.POSITIVE_INFINITY);
        implement(app, passwordLinksContract, passwordLinksHandlers(links, tries));
      }
      const stop = startHousekeeping(deps);
      app.addHook('onClose', async () => stop());
    },
    findCaller: (token) => sessions.findCaller(token),
    createUser: (tx, user) => createUser(tx, user, { clock, passwords }),
    hashPassword: (password) => passwords.hash(password),
    getUser: (tx, id) => accounts(tx).byId(id),
    namesOf: (tx, ids) => accounts(tx).namesOf(ids),
    profileStatusOf: async (tx, id) => (await accounts(tx).byId(id))?.profileStatus,
    desksOf: (tx, id) => accounts(tx).desksOf(id),
    setDesks: (tx, id, desks) => accounts(tx).setDesks(id, desks),
    inviteOperator: async (operator) => (await operators.invite(null, operator)).ticket,
    sendOperatorLink: async (email) => (await operators.sendLinkTo(email)).ticket,
    ...teachers,
    codes,
    proofs: identityProofs(database, { login, codes }),
    setProfileStatus: (tx, id, status) => accounts(tx).setProfileStatus(id, status),
    providerOfPortal: async () =>
      external ? external.forPortal() : { issuer: `${config.origin}/oidc`, clientId: CLIENT_ID },
    consumeSocketTicket: (ticket) => sessions.consumeSocketTicket(ticket),
  };
}
