import { accessFiles } from '../../testing/access-files.ts';
import { fuzzRequests } from '../../testing/request-fuzz.ts';

fuzzRequests(accessFiles.filter((_file, at) => at % 2 === 1));
