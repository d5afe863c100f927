/** Said when a command cannot be understood, and with --help. */
export const USAGE = `쓰는 법: npm run ops -- <명령>

  queues                          심사할 것이 얼마나 있는지
  list <목록> [--mine|--decided] [--page <쪽>]
                                  열린 것, 내가 맡은 것, 끝난 것
  show <목록> <id>                 결정에 필요한 모든 것
  pick-up <목록> <id>              심사 맡기
  release <목록> <id>              맡은 심사 놓기
  accept <목록> <id> [--reason "글"]  승인하기; 후기와 글은 지우기, 이의는 되살리기, 문의는 답변하기, 출금은 지급하기
  decline <목록> <id> --reason "이유" [--remark 항목=의견 …]
                                  반려하기; 항목의 이름은 show가 대괄호 안에 보여 줘요
  correct applications <id> --reason "이유" [--remark 항목=의견 …]
                                  보완 요청하기
  create-operator --name 이름 --email 주소 --desks approval,finance,help,team
                                  서버가 있는 기계에서 운영자 만들기: 비밀번호를 정하는 링크를 알려 줘요
  operator-link <이메일>            그 링크를 다시 만들기; 앞의 링크는 쓸 수 없게 돼요
  payouts export <파일> [--batch 묶음]  승인한 출금을 은행에 올릴 CSV 파일 하나로 만들고 은행에 보낸 것으로 표시하기;
                                  --batch는 앞서 만든 파일을 그대로 다시 쓰기
  payouts import <파일>             은행이 답한 CSV(reference, amount, status)를 읽어 지급과 거절을 반영하기
  ledger verify                   모든 잔액과 수입이 그 근거와 같은지 보기; 다른 것을 알려 줘요
  statistics rebuild              통계를 처음부터 다시 세기
  statistics verify               통계가 실제 기록과 같은지 보기; 다른 날을 알려 줘요

목록: applications, profiles, courses, reviews, posts, appeals, tickets, withdrawals

OPS_USERNAME과 OPS_PASSWORD로 로그인하고, OPS_ORIGIN(기본 http://localhost:3000)의 서버를 써요.
create-operator, operator-link, payouts는 로그인하지 않고 서버와 같은 설정(DATABASE_URL이나 DATA_DIR)으로 데이터베이스에 바로 써요.
create-operator, operator-link, ledger와 statistics는 로그인하지 않고 서버와 같은 설정(DATABASE_URL이나 DATA_DIR)으로 데이터베이스에 바로 써요.
끝난 뒤의 값: 0 했음, 1 하지 못함, 2 명령이나 설정이 틀림, 3 그사이 상태가 바뀜`;
