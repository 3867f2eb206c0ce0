-- The directory in the order of the rates of one currency, complete profiles first, without reading all of them: those with
-- a rate in it from the first index, the others from the second. Where the highest come first, equal rates are sorted while
-- they are read.
create index freelancer_search_rate on freelancer_search (is_complete, rate_currency, hourly_rate, freelancer_id desc);

drop index freelancer_search_order;
create index freelancer_search_order on freelancer_search (is_complete desc, freelancer_id desc)
  include (rate_currency, hourly_rate);
