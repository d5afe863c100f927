import type { Settings } from './environment.ts';

export interface LiveKitSettings {
  readonly url: string;
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
}

/** One sentence for each setting that lacks its other half. */
export function liveProblems(env: Settings): string[] {
  const livekit = [env.LIVEKIT_URL, env.LIVEKIT_API_KEY, env.LIVEKIT_API_SECRET].filter(Boolean).length;
  return [
    ...(!env.TURN_URLS.length === !env.TURN_SECRET ? [] : ['TURN_URLS and TURN_SECRET belong together']),
    ...(livekit % 3 ? ['LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET belong together'] : []),
    ...(env.LIVE_MEDIA === 'SFU' && !livekit ? ['LIVE_MEDIA=SFU needs LIVEKIT_URL'] : []),
  ];
}

export function liveSettingsOf(env: Settings): LiveSettings {
  const { LIVEKIT_URL: url, LIVEKIT_API_KEY: apiKey, LIVEKIT_API_SECRET: apiSecret } = env;
  return {
    stunUrls: env.STUN_URLS,
    turn: env.TURN_SECRET ? { urls: env.TURN_URLS, secret: env.TURN_SECRET } : undefined,
    livekit: url && apiKey && apiSecret ? { url, apiKey, apiSecret } : undefined,
    sfuForAll: env.LIVE_MEDIA === 'SFU',
  };
}
