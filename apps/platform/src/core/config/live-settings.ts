import type { Settings } from './environment.ts';

export interface LiveKitSettings {
  /** Where browsers reach it. */
  readonly url: string;
  /** Origin at which the platform itself asks it. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly apiSecret: string;
}

/** How picture and sound of lessons travel. */
export interface LiveSettings {
  readonly stunUrls: readonly string[];
  /** Absent: there is no relay. */
  readonly turn: { readonly urls: readonly string[]; readonly secret: string } | undefined;
  /** Absent: browsers speak to each other only. */
  readonly livekit: LiveKitSettings | undefined;
  /** The media server carries small rooms too. */
  readonly sfuForAll: boolean;
  /** It records lessons into the S3 store, where the families consent. */
  readonly egress: boolean;
}

/** One sentence for each setting that lacks its other half. */
export function liveProblems(env: Settings): string[] {
  const livekit = [env.LIVEKIT_URL, env.LIVEKIT_API_KEY, env.LIVEKIT_API_SECRET].filter(Boolean).length;
  return [
    ...(!env.TURN_URLS.length === !env.TURN_SECRET ? [] : ['TURN_URLS and TURN_SECRET belong together']),
    ...(livekit % 3 ? ['LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET belong together'] : []),
    ...(env.LIVEKIT_API_URL && !livekit ? ['LIVEKIT_API_URL needs LIVEKIT_URL'] : []),
    ...(env.LIVE_MEDIA === 'SFU' && !livekit ? ['LIVE_MEDIA=SFU needs LIVEKIT_URL'] : []),
    ...(env.LIVEKIT_EGRESS && !livekit ? ['LIVEKIT_EGRESS needs LIVEKIT_URL'] : []),
    ...(env.LIVEKIT_EGRESS && !env.S3_BUCKET ? ['LIVEKIT_EGRESS needs S3_BUCKET'] : []),
  ];
}

/** Browsers and the platform come to the same place, unless it is said. */
const apiUrlOf = (url: string) => new URL(url).origin.replace(/^ws/, 'http');

export function liveSettingsOf(env: Settings): LiveSettings {
  const { LIVEKIT_URL: url, LIVEKIT_API_KEY: apiKey, LIVEKIT_API_SECRET: apiSecret } = env;
  return {
    stunUrls: env.STUN_URLS,
    turn: env.TURN_SECRET ? { urls: env.TURN_URLS, secret: env.TURN_SECRET } : undefined,
    livekit:
      url && apiKey && apiSecret ? { url, apiUrl: env.LIVEKIT_API_URL ?? apiUrlOf(url), apiKey, apiSecret } : undefined,
    sfuForAll: env.LIVE_MEDIA === 'SFU',
    egress: env.LIVEKIT_EGRESS,
  };
}
