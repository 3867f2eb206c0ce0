-- The record of a client's answers counts the jobs that were deleted as well, which no index of clients has: it read all jobs.
drop index concurrently if exists job_listings_of_client;

create index concurrently job_listings_of_client on job_listings (client_id);
