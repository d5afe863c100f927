/** The address of a file as the build serves it. */
declare module '*?url' {
  const address: string;
  export default address;
}

interface ImportMetaEnv {
  readonly BASE_URL: string;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
