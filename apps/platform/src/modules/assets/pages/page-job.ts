/** Width and height of a page, in points of a PDF or pixels of a picture, as it is read. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** What is asked of the process that draws pages; `path` is a copy of the file on this machine. */
export type PageJob =
  | { readonly do: 'SIZES'; readonly path: string; readonly isPdf: boolean }
  | {
      readonly do: 'DRAW';
      readonly path: string;
      readonly isPdf: boolean;
      /** From 1. */
      readonly page: number;
      readonly width: number;
      /** Where the WebP goes. */
      readonly to: string;
    }
  | { readonly do: 'MARK'; readonly picture: Buffer; readonly code: string };

export type PageJobAnswer = PageSize[] | Uint8Array | true;
