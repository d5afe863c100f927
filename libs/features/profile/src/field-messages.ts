import { AREA_LEVEL_LABELS } from '@portal/domain/catalog/area';

const AREA_PARTS = {
  provinceCode: AREA_LEVEL_LABELS.PROVINCE,
  districtCode: AREA_LEVEL_LABELS.DISTRICT,
  communeCode: AREA_LEVEL_LABELS.COMMUNE,
} as const;

/** Words of the form: its parts, its fields and what helps to fill them. */
export const sections = {
  intro: { title: '소개', body: '학생과 학부모가 가장 먼저 읽는 글이에요.' },
  subjects: { title: '과목', body: '무엇을 어느 수준까지 가르치는지 골라 주세요.' },
  career: { title: '경력·자격증', body: '경력이나 자격증을 하나 이상 적어 주세요.' },
  area: { title: '지역', body: '어디에서 어떻게 수업하는지 알려 주세요.' },
  tax: { title: '세금', body: '정산과 세금 처리에만 쓰고, 학생에게는 보이지 않아요.' },
} as const;

export const fields = {
  shortIntro: {
    label: '한 줄 소개',
    placeholder: '예: 회화가 편해지는 한국어 수업',
    helper: '150자까지 쓸 수 있어요.',
  },
  detailIntro: { label: '자세한 소개', placeholder: '가르치는 방식과 경험을 들려주세요' },
  introVideoUrl: {
    label: '소개 영상',
    placeholder: 'https://www.youtube.com/watch?v=…',
    helper: '영상 링크를 넣어 주세요. 영상이 있으면 학생이 더 믿고 골라요.',
    watch: '소개 영상 미리보기',
    elsewhere: '링크 열어 보기',
  },
  currentPosition: { label: '지금 하는 일', placeholder: '예: 중등 수학 강사' },
  subjects: {
    label: '과목과 주제',
    helper: '10개까지 고를 수 있어요.',
    topics: (subject: string) => `${subject} 주제`,
    failed: '과목을 불러오지 못했어요',
    none: '고를 수 있는 과목이 아직 없어요.',
  },
  levels: { label: '가르칠 수 있는 수준' },
  languages: { label: '쓸 수 있는 언어', failed: '언어를 불러오지 못했어요', none: '고를 수 있는 언어가 아직 없어요.' },
  teachingMode: {
    label: '수업 방식',
    descriptions: {
      ONLINE: '화상으로만 수업해요.',
      OFFLINE: '학생을 직접 만나 수업해요.',
      BOTH: '화상으로도, 직접 만나서도 수업해요.',
    },
  },
  areas: {
    label: '수업 지역',
    helper: '성·시만 골라도 되고, 군·현과 동·면까지 좁힐 수 있어요.',
    helperOnline: '온라인으로만 수업하면 비워 두어도 돼요.',
    legend: (n: number) => `지역 ${n}`,
    empty: '아직 고른 지역이 없어요.',
    add: '지역 추가',
    remove: (n: number) => `지역 ${n} 지우기`,
    removed: '지역을 지웠어요',
    parts: AREA_PARTS,
    placeholder: '이름으로 찾기',
    failed: '지역을 불러오지 못했어요',
  },
  permanentAddress: { label: '등록지 주소', helper: '공적 서류에 적힌 주소예요.' },
  personalTaxCode: { label: '개인 납세 번호', placeholder: '예: 0312345678', helper: '정산과 세금 처리에만 써요.' },
  experiences: {
    label: '경력',
    legend: (n: number) => `경력 ${n}`,
    add: '경력 추가',
    remove: (n: number) => `경력 ${n} 지우기`,
    removed: '경력을 지웠어요',
    empty: '아직 적은 경력이 없어요.',
    parts: { title: '한 일', organisation: '근무한 곳', from: '시작한 날', to: '끝난 날', description: '설명' },
    titlePlaceholder: '예: 중등 수학 강사',
    toHelper: '지금도 하고 있으면 비워 두세요.',
  },
  certificates: {
    label: '자격증',
    legend: (n: number) => `자격증 ${n}`,
    add: '자격증 추가',
    remove: (n: number) => `자격증 ${n} 지우기`,
    removed: '자격증을 지웠어요',
    empty: '아직 올린 자격증이 없어요.',
    parts: { name: '자격증 이름', issuer: '발급한 곳', issuedOn: '발급한 날', file: '증빙 파일' },
    namePlaceholder: '예: 중등학교 정교사 2급',
    fileHelper: '운영팀만 볼 수 있어요.',
  },
} as const;
