/** A recording as the media server has it. */
export interface Egress {
  readonly id: string;
  /** Where its file goes in the store. */
  readonly key: string;
  /** WHOLE has its file; BROKEN will never have one. */
  readonly state: 'RUNNING' | 'ENDING' | 'WHOLE' | 'BROKEN';
  /** Of the whole file. */
  readonly seconds: number;
  readonly bytes: number;
}

/** What records whole rooms into the store of files. */
export interface RoomRecorder {
  /** Begins a recording, which goes there in the store; its name at the media server. */
  start(lessonId: string, key: string): Promise<string>;
  /** No failure where it has ended. */
  stop(egressId: string): Promise<void>;
  /** All of a lesson that the media server still knows, also those that have ended. */
  of(lessonId: string): Promise<readonly Egress[]>;
}
