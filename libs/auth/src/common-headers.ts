/** The headers that every call to the API carries beside the bearer token (SES-6). */
export const commonHeaders = (tenantCode: string, deviceId: string): Record<string, string> => ({
  'accept-language': 'ko',
  platform: 'WEB',
  'tenant-code': tenantCode,
  'device-id': deviceId,
});
