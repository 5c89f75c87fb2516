#include "parse/own_rows.hpp"

#include <catch2/catch.hpp>

#include "support/bundled.hpp"

using namespace tilecast;

namespace {

FileReport read(const std::string& text, std::map<std::string, std::string> mapping = {},
                std::map<std::string, std::string> devices = {}) {
  const FileToRead file{"lab.csv", text, std::move(mapping), std::move(devices)};
  return read_own_rows(file, tests::bundled_library().devices, "resnet", {"resnet", "bert"});
}

}  // namespace

TEST_CASE("own rows are read under their usual column names") {
  const FileReport report = read("System,GPU,GPUs,Minutes\nlab node,L40S,8,41.9\n,A100-SXM-80GB,\"1,024\",1.5\n");
  REQUIRE(report.rows.size() == 2);
  CHECK(report.format == "Own results (CSV)");
  CHECK(report.rows[0].name == "lab node");
  CHECK(report.rows[0].file == "lab.csv");
  CHECK(report.rows[0].benchmark == "resnet");
  CHECK(report.rows[0].accelerator == "L40S");
  CHECK(report.rows[0].accelerators_total == 8);
  CHECK(report.rows[0].time_to_train_min == 41.9);
  CHECK_FALSE(report.rows[0].throughput_samples_per_s);
  CHECK(report.rows[1].name == "Row 2");
  CHECK(report.rows[1].accelerators_total == 1024);
  CHECK(report.skipped.empty());
  CHECK(report.error.empty());
}

TEST_CASE("hours and seconds become minutes") {
  CHECK(read("gpu;count;hours\nL4;1;1.5\n").rows.at(0).time_to_train_min == 90);
  CHECK(read("gpu\tcount\tTime (s)\nL4\t1\t90\n").rows.at(0).time_to_train_min == Approx(1.5));
}

TEST_CASE("throughput alone is enough, in any of its spellings") {
  for (const char* name : {"samples/s", "images/sec", "img_per_sec", "throughput", "samples_per_second"})
    CHECK(read("accelerator,count,\"" + std::string(name) + "\"\nL4,2,1500\n").rows.at(0).throughput_samples_per_s ==
          1500);
}

TEST_CASE("columns that are not recognised are asked for, and the answer is used") {
  const std::string text = "board,how many,took\nL40S,8,41.9\n";
  const FileReport asked = read(text);
  REQUIRE(asked.columns_question);
  CHECK(asked.rows.empty());
  CHECK(asked.columns_question->columns == std::vector<std::string>{"board", "how many", "took"});
  CHECK(asked.columns_question->missing ==
        std::vector<std::string>{"accelerator", "accelerators_total", "time_to_train_min", "throughput_samples_per_s"});
  const FileReport mapped =
      read(text, {{"accelerator", "board"}, {"accelerators_total", "how many"}, {"time_to_train_min", "took"}});
  CHECK_FALSE(mapped.columns_question);
  CHECK(mapped.rows.at(0).time_to_train_min == 41.9);
  CHECK(read(text, {{"accelerator", "nowhere"}}).error == "The file has no column \"nowhere\".");
  CHECK(read(text, {{"colour", "board"}}).error == "\"colour\" is not a field of an own row.");
}

TEST_CASE("a bad row is passed over with line and reason, and costs no other") {
  const FileReport report =
      read("gpu,count,minutes\nL40S,8,41.9\nL40S,eight,41.9\nL40S,8,-1\n,8,1\nL40S,8\nL40S,8,\nL40S,2.5,4\nL4,1,600\n");
  CHECK(report.rows.size() == 2);
  CHECK(report.rows_read == 8);
  REQUIRE(report.skipped.size() == 6);
  CHECK(report.skipped[0].line == 3);
  CHECK(report.skipped[0].excerpt == "L40S,eight,41.9");
  CHECK(report.skipped[0].reason == "In \"count\" a number was expected, found \"eight\".");
  CHECK(report.skipped[1].reason == "In \"minutes\" a number above 0 was expected, found \"-1\".");
  CHECK(report.skipped[2].reason == "The accelerator is missing.");
  CHECK(report.skipped[3].reason == "3 fields were expected, 2 found.");
  CHECK(report.skipped[4].reason == "Both time and throughput are missing.");
  CHECK(report.skipped[5].reason == "The number of accelerators must be a whole number from 1 to 10,000,000.");
}

TEST_CASE("an unknown device is asked about once, never guessed") {
  const std::string text = "gpu,count,minutes\nV100,8,70\nV100,16,36\n";
  const FileReport asked = read(text);
  REQUIRE(asked.device_questions.size() == 1);
  CHECK(asked.device_questions[0].as_written == "V100");
  CHECK_FALSE(asked.device_questions[0].choices.empty());
  CHECK(asked.rows.at(0).accelerator == "V100");
  CHECK(read(text, {}, {{"V100", "Tesla V100 SXM2 32GB"}}).rows.at(1).accelerator == "Tesla V100 SXM2 32GB");
  CHECK(read(text, {}, {{"V100", ""}}).rows.empty());
  CHECK(read(text, {}, {{"V100", ""}}).skipped.at(0).reason == "Left out: the device \"V100\" is not known.");
}

TEST_CASE("a benchmark column must name a known benchmark") {
  const FileReport report = read("benchmark,gpu,count,minutes\nbert,L40S,8,20\nchess,L40S,8,20\n");
  CHECK(report.rows.at(0).benchmark == "bert");
  CHECK(report.skipped.at(0).reason == "The benchmark \"chess\" is not known.");
}

TEST_CASE("texts that are no tables say so") {
  CHECK(read("").error == "A table with a header line was expected, and no columns were found.");
  CHECK(read("just a sentence").error == "A table with a header line was expected, and no columns were found.");
  CHECK(read("gpu,count,minutes\n").error == "The table has a header line and no rows.");
  CHECK(read("gpu,count,minutes\n\"L4,1,600\n").skipped.at(0).reason == "A quote is opened and never closed.");
}

TEST_CASE("rows passed over are all counted, and the first hundred listed") {
  std::string text = "gpu,count,minutes\n";
  for (int i = 0; i < 300; ++i) text += "L4,1,soon\n";
  CHECK(read(text).rows_skipped == 300);
  CHECK(read(text).skipped.size() == 100);
}

TEST_CASE("decimal commas are read where they cannot be anything else") {
  const FileReport report =
      read("gpu;count;minutes\nL40S;8;41,9\nL40S;8;13,218\n L40S ; 8 ; 5 \nL40S;20000000;5\nL40S;8;1e13\n");
  REQUIRE(report.rows.size() == 2);
  CHECK(report.rows[0].time_to_train_min == 41.9);
  CHECK(report.rows[1].accelerator == "L40S");
  REQUIRE(report.skipped.size() == 3);
  CHECK(report.skipped[0].reason ==
        "In \"minutes\" \"13,218\" may be a decimal or thousands; it must be written without the comma.");
  CHECK(report.skipped[1].reason == "The number of accelerators must be a whole number from 1 to 10,000,000.");
  CHECK(report.skipped[2].reason == "In \"minutes\" the number \"1e13\" is of a size that does not occur.");
}

TEST_CASE("excerpts are cut between characters") {
  std::string row;
  for (int i = 0; i < 60; ++i) row += "\xC3\xA4";
  const FileReport report = read("gpu,count,minutes\na" + row + ",x,1\n");
  const std::string& excerpt = report.skipped.at(0).excerpt;
  CHECK(nlohmann::json(excerpt).dump().size() > 0);  // throws on half a character
}

TEST_CASE("more rows than anyone compares are cut off with a warning") {
  std::string text = "gpu,count,minutes\n";
  for (int i = 0; i < 5001; ++i) text += "L4,1,600\n";
  const FileReport report = read(text);
  CHECK(report.rows.size() == 5000);
  CHECK(report.rows_not_read == 1);
  CHECK(report.warnings == std::vector<std::string>{"Only the first 5,000 rows were taken; 1 more were not."});
}

TEST_CASE("a header of more columns than anybody chooses among is refused with a sentence") {
  const FileReport report = read("gpu,count,minutes" + std::string(100'000, ',') + "\nL4,1,2\n");
  CHECK(report.error == "At most 1,000 columns were expected, and 100,003 found.");
  CHECK(report.rows.empty());
  CHECK_FALSE(report.columns_question);
}
