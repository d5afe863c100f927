/** Where recordings lie. */
export interface RecordingStore {
  /** Where one can be watched, for some hours. */
  urlOf(key: string): Promise<string>;
  /** No failure where there is nothing. */
  remove(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Beside the files of people, which are swept by rules of their own; it tells nothing of class or lesson. */
export const recordingKey = (id: string): string => `recordings/${id}.mp4`;
