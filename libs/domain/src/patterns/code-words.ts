/** What follows an @ in programs and in stylesheets; names of many capitals are known by these. */
const WORDS =
  'media|import|param|returns?|override|throws|deprecated|example|font-face|keyframes|supports|layer|container|charset|tailwind|apply|property|staticmethod|classmethod|dataclass|abstractmethod|cache|lru_cache|wraps|login_required|component|injectable|input|output|module|controller|service|repository|entity|table|column|bean|configuration|autowired|data|builder|getter|setter|test|transactional|nullable|state|binding|published|composable|main';
const BOTH_CASES = WORDS.replaceAll(/(?<=^|\|)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
/** Of a module: @pytest.fixture, @app.route, @name.setter. */
const OF_MODULE = String.raw`(?:(?:pytest|functools|unittest|mock|contextlib|dataclasses|celery)\.[a-z_.]{1,40}|[a-z_]{1,40}\.(?:route|setter|getter))`;
/** @RequestMapping: names by which people are found are written small. */
const CAMEL_CASE = '(?:[A-Z][a-z]{1,20}){2,8}';
/** @Component({ …, @Input(), @click.option('--n'), @Table(name = …. */
const CALLED = String.raw`[A-Za-z_.]{1,40}\((?:["'{[)]|[A-Za-z_]{1,40} ?=)`;
/** @Slow void test…. */
const DECLARING = String.raw`[A-Z][a-z]{1,20} {1,20}(?:export|public|private|protected|static|final|abstract|async|class|interface|struct|def|fun|func|function|void|var|val|let|const) [A-Za-z_]`;

/** What stands behind an @ that is clearly one of a program, and nobody's name; in a pattern that tells letters by their size. */
export const CODE_BEHIND_AT = String.raw`(?:(?:${BOTH_CASES}|${OF_MODULE}|${CAMEL_CASE})(?![A-Za-z0-9_]|\.[A-Za-z0-9])|${CALLED}|${DECLARING})`;
