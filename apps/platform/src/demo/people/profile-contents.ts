import type { ProfileDraft } from '@portal/domain/profile/teacher-profile';

/** A certificate of a demo teacher; its file is `file-demo-<id>`. */
const certificate = (id: string, name: string, issuer: string, issuedOn: string) => ({
  id,
  name,
  issuer,
  issuedOn,
  fileId: `file-demo-${id}`,
});

const experience = (
  id: string,
  title: string,
  organisation: string,
  years: [string, string | null],
  description: string,
) => ({
  id,
  title,
  organisation,
  description,
  from: years[0],
  to: years[1],
});

const MATH: ProfileDraft = {
  shortIntro: '왜 그런지부터 묻는 중등 수학 수업',
  detailIntro:
    '공식을 외우기 전에 그림과 말로 먼저 이해하게 해요. 수업마다 세 문제는 학생이 직접 설명하고, 틀린 문제는 다음 시간에 꼭 다시 만나요.\n\n' +
    '보호자께는 수업이 끝난 날 저녁에 오늘 배운 것과 집에서 도울 일을 짧게 보내 드려요.',
  introVideoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  subjects: [{ subjectId: 'math', topicIds: ['math-middle', 'math-high', 'math-thinking'] }],
  currentPosition: '중등 수학 강사',
  levels: ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'],
  languages: ['ko', 'vi'],
  teachingMode: 'ONLINE',
  areas: [],
  permanentAddress: '25 Đường số 7, Phường Tân Phú, Quận 7, TP. Hồ Chí Minh',
  personalTaxCode: '0312345678-001',
  experiences: [
    experience(
      'math-x1',
      '중등 수학 강사',
      '새봄 수학 교실',
      ['2016-03-02', '2025-02-28'],
      '중학교 1~3학년 개념반과 심화반을 맡았어요.',
    ),
    experience(
      'math-x2',
      '온라인 수학 강사',
      '개인 수업',
      ['2025-03-03', null],
      '한국과 베트남의 학생 서른 명과 함께하고 있어요.',
    ),
  ],
  certificates: [
    certificate('math-c1', '중등학교 정교사 2급 (수학)', '교육부', '2015-02-20'),
    certificate('math-c2', '수학교육과 졸업 증명서', '한국대학교 사범대학', '2015-02-25'),
  ],
};

const KOREAN: ProfileDraft = {
  ...MATH,
  shortIntro: '베트남 어린이와 한국 어린이를 잇는 한국어 수업',
  detailIntro:
    '처음 만나는 한글부터 책을 읽고 토론하기까지 함께해요. 설명은 한국어로, 어려운 말은 베트남어로 다시 풀어요.\n\n' +
    '가족과 함께 하는 짧은 말하기 숙제가 있어서 집에서도 한국어를 쓰게 돼요.',
  introVideoUrl: '',
  subjects: [
    { subjectId: 'korean', topicIds: ['korean-first', 'korean-conversation', 'korean-reading'] },
    { subjectId: 'vietnamese', topicIds: ['vietnamese-heritage'] },
  ],
  currentPosition: '한국어 교원',
  levels: ['BEGINNER', 'INTERMEDIATE'],
  languages: ['ko', 'vi', 'en'],
  teachingMode: 'BOTH',
  areas: [
    { provinceCode: '79', districtCode: '778', communeCode: null },
    { provinceCode: '79', districtCode: '769', communeCode: null },
  ],
  permanentAddress: '108 Nguyễn Thị Thập, Quận 7, TP. Hồ Chí Minh',
  personalTaxCode: '0398765432',
  experiences: [
    experience(
      'korean-x1',
      '한국어 강사',
      '호찌민 한글 배움터',
      ['2018-09-03', null],
      '초등반과 가족반에서 말하기와 읽기를 가르쳐요.',
    ),
  ],
  certificates: [certificate('korean-c1', '한국어 교원 자격증 2급', '문화체육관광부', '2018-06-15')],
};

const PIANO: ProfileDraft = {
  ...KOREAN,
  shortIntro: '좋아하는 곡으로 시작하는 피아노 수업',
  detailIntro:
    '손 모양과 박자를 놀이로 익히고, 석 달 안에 좋아하는 곡 하나를 끝까지 쳐요. 온라인에서는 카메라 두 대로 손과 악보를 함께 보여 드려요.',
  subjects: [{ subjectId: 'music', topicIds: ['music-piano', 'music-theory'] }],
  currentPosition: '피아노 연주자, 강사',
  languages: ['ko', 'en'],
  areas: [{ provinceCode: '01', districtCode: '005', communeCode: null }],
  permanentAddress: '12 Trần Thái Tông, Quận Cầu Giấy, Hà Nội',
  personalTaxCode: '0101234567',
  experiences: [
    experience(
      'piano-x1',
      '피아노 강사',
      '소리숲 음악 교실',
      ['2014-04-01', null],
      '유치부부터 성인 취미반까지 가르쳐요.',
    ),
  ],
  certificates: [certificate('piano-c1', '피아노과 졸업 증명서', '한국대학교 음악대학', '2013-08-23')],
};

const BUSY: ProfileDraft = {
  ...KOREAN,
  shortIntro: '입이 먼저 열리는 초등 영어 회화',
  detailIntro: '네 명이 한 반이 되어 그림책과 놀이로 말해요. 한 시간에 한 사람이 스무 번 넘게 말하는 것을 목표로 해요.',
  subjects: [{ subjectId: 'english', topicIds: ['english-phonics', 'english-conversation', 'english-reading'] }],
  currentPosition: '초등 영어 강사',
  languages: ['ko', 'en'],
  teachingMode: 'ONLINE',
  areas: [],
  permanentAddress: '7 Lê Lợi, Quận Hải Châu, Đà Nẵng',
  personalTaxCode: '0401112223',
  experiences: [
    experience(
      'busy-x1',
      '초등 영어 강사',
      '푸른 어학원',
      ['2019-03-04', null],
      '파닉스와 회화, 그림책 읽기 수업을 맡고 있어요.',
    ),
  ],
  certificates: [certificate('busy-c1', '어린이 영어 지도사 1급', '한국어린이영어협회', '2019-01-11')],
};

const REJECTED: ProfileDraft = {
  ...BUSY,
  shortIntro: '집에서 하는 안전한 과학 실험',
  detailIntro: '부엌에 있는 재료로 실험하고 까닭을 함께 찾아요. 궁금하시면 0900 000 005로 언제든 전화 주세요!',
  subjects: [{ subjectId: 'science', topicIds: ['science-experiments', 'science-elementary'] }],
  currentPosition: '과학 실험 강사',
  languages: ['ko'],
  personalTaxCode: '0502223334',
  experiences: [
    experience(
      'rejected-x1',
      '방과 후 과학 강사',
      '누리 초등학교',
      ['2021-03-02', null],
      '3~6학년 실험반을 맡고 있어요.',
    ),
  ],
  certificates: [certificate('rejected-c1', '초등학교 정교사 2급', '교육부', '2020-02-19')],
};

const WAITING: ProfileDraft = {
  ...PIANO,
  shortIntro: '그리고 만들며 자라는 창의 미술',
  detailIntro: '한 달에 한 주제를 깊게 다뤄요. 그림, 만들기, 이야기 짓기를 오가며 아이만의 작품집을 만들어요.',
  subjects: [{ subjectId: 'art', topicIds: ['art-children', 'art-drawing', 'art-crafts'] }],
  currentPosition: '미술 작가, 강사',
  languages: ['ko', 'vi'],
  permanentAddress: '31 Xuân Thủy, Quận Cầu Giấy, Hà Nội',
  personalTaxCode: '0105556667',
  experiences: [
    experience(
      'waiting-x1',
      '어린이 미술 강사',
      '물빛 화실',
      ['2020-05-04', null],
      '유아반과 초등반의 창의 미술을 가르쳐요.',
    ),
  ],
  certificates: [certificate('waiting-c1', '회화과 졸업 증명서', '한국대학교 미술대학', '2019-08-21')],
};

/** What the demo teachers write about themselves, as their drafts stand today. The new teacher has not begun. */
export const PROFILE_CONTENTS = {
  math: MATH,
  korean: KOREAN,
  piano: PIANO,
  busy: BUSY,
  rejected: REJECTED,
  waiting: WAITING,
} as const;
