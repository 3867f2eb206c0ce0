-- The statements run one by one, and all of them again after an interruption, which leaves an invalid index behind.

-- The server reads the few withheld pictures again and again.
drop index concurrently if exists freelancers_withheld;
create index concurrently freelancers_withheld on freelancers (user_id) where is_withheld;
drop index concurrently if exists companies_withheld;
create index concurrently companies_withheld on companies (id) where is_withheld;
drop index concurrently if exists portfolio_pieces_withheld;
create index concurrently portfolio_pieces_withheld on portfolio_pieces (id) where is_withheld;

-- A deleted ruling deletes its notifications.
drop index concurrently if exists notifications_of_ruling;
create index concurrently notifications_of_ruling on notifications (ruling_id) where ruling_id is not null;
